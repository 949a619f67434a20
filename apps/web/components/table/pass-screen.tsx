/** Between two players at one screen: nothing is shown until the next one says that they hold the device. */
'use client';
import { useEffect, useRef } from 'react';

export function PassScreen({ name, onReady }: { readonly name: string; onReady(): void }) {
  const ready = useRef<HTMLButtonElement>(null);
  useEffect(() => ready.current?.focus(), [name]);
  return (
    <section className="pass-screen" aria-labelledby="pass-title">
      <h2 id="pass-title">It is for {name} to decide</h2>
      <p>Pass the device on. No cards are shown until {name} has it.</p>
      <button ref={ready} type="button" className="button button-main" onClick={onReady}>
        I am {name}, show my cards
      </button>
    </section>
  );
}
