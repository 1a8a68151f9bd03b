// Five quiet sounds, made of a few numbers and no file. Off until somebody asks for them; and only
// after a press is there anything that could sound.

// Each layer: [noise or waveform, Hz from, Hz to, seconds, loudness, seconds later].
const SOUNDS = {
  paper: [["noise", 2600, 900, 0.12, 0.1, 0]],
  flip: [["noise", 3400, 1500, 0.05, 0.14, 0], ["noise", 1300, 600, 0.07, 0.1, 0.04]],
  seal: [["sine", 150, 62, 0.16, 0.3, 0], ["noise", 420, 160, 0.09, 0.14, 0]],
  glass: [["sine", 2093, 2091, 0.7, 0.05, 0], ["sine", 4435, 4430, 0.4, 0.02, 0], ["sine", 6645, 6640, 0.2, 0.01, 0]],
  stain: [["triangle", 320, 105, 0.38, 0.12, 0], ["noise", 620, 140, 0.34, 0.1, 0.05]],
};
const LOUDNESS = 0.4;
const LEAST_APART = 0.03; // s; a sound upon itself is only louder

let audible = true;
let context;
let out;
let noise;
const last = new Map();

document.addEventListener("click", ({ target }) => {
  if (target.closest('[data-do="confirm"]:not([aria-disabled="true"])')) play("seal");
}, true);

export function setAudible(wanted) {
  if (wanted && !audible) {
    audible = wanted;
    play("glass"); // so that one hears what was asked for
  }
  audible = wanted;
}

export function play(name) {
  if (!audible || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  context ??= made();
  if (context.state === "suspended") context.resume();
  const now = context.currentTime;
  if (now - (last.get(name) ?? -1) < LEAST_APART) return;
  last.set(name, now);
  for (const layer of SOUNDS[name]) sound(layer, now);
}

function made() {
  const context = new AudioContext();
  out = context.createGain();
  out.gain.value = LOUDNESS;
  out.connect(context.destination);
  noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = 2 * Math.random() - 1;
  return context;
}

function sound([kind, from, to, seconds, loudness, later], now) {
  const begin = now + later;
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(0, begin);
  envelope.gain.linearRampToValueAtTime(loudness, begin + 0.004);
  envelope.gain.exponentialRampToValueAtTime(0.0001, begin + seconds);
  envelope.connect(out);
  const source = kind === "noise" ? context.createBufferSource() : context.createOscillator();
  const pitch = kind === "noise" ? context.createBiquadFilter() : source;
  if (kind === "noise") {
    source.buffer = noise;
    pitch.type = "bandpass";
    source.connect(pitch);
  } else source.type = kind;
  pitch.frequency.setValueAtTime(from, begin);
  pitch.frequency.exponentialRampToValueAtTime(to, begin + seconds);
  pitch.connect(envelope);
  source.start(begin);
  source.stop(begin + seconds);
}
