/** A real mail server in this process. It stores the received mails. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  /** The addresses of the envelope. */
  readonly to: readonly string[];
  /** The raw headers, and the decoded body. */
  readonly head: string;
  readonly body: string;
}

export interface Mailbox {
  /** The value for `SMTP_URL`. */
  readonly url: string;
  readonly mails: ReceivedMail[];
  /** The number of mails to refuse before the next one is accepted. */
  refuse: number;
  close(): Promise<void>;
}

/** Decodes quoted-printable, which Nodemailer uses for long lines and non-ASCII letters. */
const decoded = (text: string): string =>
  Buffer.from(
    text.replace(/=\r\n/gu, '').replace(/=([\dA-F]{2})/gu, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString();

export async function startMailbox(): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (mailbox.refuse > 0) {
          mailbox.refuse--;
          return done(new Error('The mailbox is full.'));
        }
        const text = Buffer.concat(chunks).toString('latin1');
        const cut = text.indexOf('\r\n\r\n');
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ to, head: text.slice(0, cut), body: decoded(text.slice(cut)) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const mailbox: Mailbox = {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mailbox;
}
