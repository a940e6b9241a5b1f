let context: AudioContext | undefined;

/** Two short tones. Nothing is heard before the first press on the page, because browsers do not allow it. */
export function playChime() {
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const [frequency, after] of [
    [880, 0],
    [1175, 0.16],
  ] as const) {
    const tone = new OscillatorNode(context, { frequency });
    const volume = new GainNode(context, { gain: 0.15 });
    volume.gain.setTargetAtTime(0, start + after + 0.08, 0.08);
    tone.connect(volume).connect(context.destination);
    tone.start(start + after);
    tone.stop(start + after + 0.6);
  }
  void context.resume();
}
