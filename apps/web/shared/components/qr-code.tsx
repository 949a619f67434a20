/** A QR code. The page draws it, so the text is not sent anywhere. It is black on white in dark mode too, because apps expect this. */
import { encode } from 'uqr';

export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path className="qr-paper" d={`M0 0h${size}v${size}H0z`} />
      <path className="qr-ink" d={squares.join('')} />
    </svg>
  );
}
