/** The sounds of a table. Oscillators create them, so no sound files are loaded. Imported only if the reader has switched sound on. */

export type Sound = 'move' | 'turn' | 'mine' | 'strike' | 'number' | 'end';

/** The tones of each sound: frequency in hertz, start and length in seconds, and waveform. */
const TONES: Readonly<Record<Sound, readonly (readonly [number, number, number, OscillatorType])[]>> = {
  move: [[180, 0, 0.06, 'triangle']],
  turn: [[392, 0, 0.09, 'sine']],
  mine: [
    [523, 0, 0.1, 'sine'],
    [784, 0.1, 0.16, 'sine'],
  ],
  strike: [
    [110, 0, 0.12, 'sawtooth'],
    [70, 0.04, 0.14, 'square'],
  ],
  number: [[294, 0, 0.08, 'square']],
  end: [
    [523, 0, 0.14, 'sine'],
    [659, 0.14, 0.14, 'sine'],
    [784, 0.28, 0.3, 'sine'],
  ],
};
const VOLUME = 0.06;

let context: AudioContext | undefined;

export function playSound(sound: Sound): void {
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  for (const [frequency, start, length, type] of TONES[sound]) {
    const tone = new OscillatorNode(context, { frequency, type });
    const gain = new GainNode(context, { gain: 0 });
    const from = currentTime + start;
    gain.gain.setValueAtTime(VOLUME, from);
    gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
    tone.connect(gain).connect(destination);
    tone.start(from);
    tone.stop(from + length);
  }
}
