/** Sounds made of nothing but oscillators: the plucked tongues of a thumb piano, and a tap on wood. */
import type { Sound } from "./occasions";

/** Overtones of a tongue: how high above the note, how loud, and for how many seconds. */
const TONGUE = [
  [1, 1, 0.9],
  [2.99, 0.22, 0.3],
  [5.41, 0.1, 0.09],
] as const;

/** What a sound is played of: when in seconds, how high in hertz, how loud. */
const NOTES: Record<Sound, readonly (readonly [at: number, hertz: number, loud: number])[]> = {
  turn: [
    [0, 587.33, 0.8],
    [0.13, 880, 1],
  ],
  score: [
    [0, 659.26, 0.5],
    [0.07, 783.99, 0.5],
    [0.14, 987.77, 0.6],
  ],
  chat: [[0, 440, 0.45]],
  end: [
    [0, 392, 0.7],
    [0.12, 493.88, 0.7],
    [0.24, 587.33, 0.7],
    [0.36, 783.99, 0.9],
    [0.36, 587.33, 0.5],
    [0.6, 987.77, 0.9],
  ],
  move: [],
};

let context: AudioContext | null = null;

/** Play a sound, as loud as from 0 to 1; a browser that allows none yet stays silent. */
export async function play(sound: Sound, volume: number): Promise<void> {
  context ??= new AudioContext();
  if (context.state === "suspended") await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, 300))]);
  if (context.state !== "running") return;
  const room = context.createGain();
  room.gain.value = 0.25 * volume * volume; // ears hear in squares
  room.connect(context.destination);
  const now = context.currentTime + 0.01;
  if (sound === "move") tap(context, room, now);
  for (const [at, hertz, loud] of NOTES[sound]) {
    for (const [above, part, time] of TONGUE) tone(context, room, now + at, hertz * above, loud * part, time);
  }
}

function tone(context: AudioContext, room: AudioNode, at: number, hertz: number, loud: number, time: number): OscillatorNode {
  const pitch = new OscillatorNode(context, { frequency: hertz });
  const fade = new GainNode(context, { gain: 0 });
  fade.gain.setValueAtTime(0, at);
  fade.gain.linearRampToValueAtTime(loud, at + 0.006);
  fade.gain.exponentialRampToValueAtTime(0.0008, at + time);
  pitch.connect(fade).connect(room);
  pitch.start(at);
  pitch.stop(at + time + 0.02);
  return pitch;
}

/** A piece is set down. */
function tap(context: AudioContext, room: AudioNode, at: number): void {
  tone(context, room, at, 210, 0.9, 0.09).frequency.exponentialRampToValueAtTime(95, at + 0.07);
  tone(context, room, at, 1270, 0.12, 0.03);
}
