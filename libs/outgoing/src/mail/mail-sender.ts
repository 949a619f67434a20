/**
 * Sends mail by SMTP. It looks up the recipient when it sends the mail, so a person who unsubscribed or whose account was closed gets none.
 * It also creates the link for a lost password. The link is therefore not in the outbox, and a request takes the same time for every
 * address.
 */
import { insertPasswordLink, openAccount, permits, readRole } from '@rulewright/accounts';
import { inTransaction, MailChoiceEntity, type OutgoingEntity } from '@rulewright/database';
import { createTransport } from 'nodemailer';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import type { Attempt, Sender } from '../outbox.ts';
import {
  deckLetter,
  invitationLetter,
  isDeckNews,
  noticeLetter,
  type DeckNews,
  passwordLetter,
  releaseLetter,
  reviewLetter,
  suggestionLetter,
  written,
  type Letter,
} from './texts.ts';

export interface MailSettings {
  /** The address of the server: `smtp://user:password@host:port`, or `smtps://`. */
  readonly url: string;
  /** The sender, such as `Rulewright <rules@example.org>`. */
  readonly from: string;
  /** Scheme and host of the site, for links. */
  readonly siteUrl: string;
}

/** The time limit for one SMTP step, in milliseconds. */
const PATIENCE = 15_000;
/** The most concurrent connections to the server. */
const CONNECTIONS = 3;

const invitation = z.object({ role: z.string(), by: z.string(), path: z.string() });
const review = z.object({ id: z.number(), title: z.string(), by: z.string() });
const notice = review.extend({ comment: z.number(), words: z.string(), mentioned: z.boolean() });
const deckNews = z.object({ name: z.string(), text: z.string() });
const suggestion = z.object({ key: z.string(), title: z.string(), answer: z.string() });
const release = z.object({ number: z.number(), notes: z.string() });

interface Addressed {
  readonly to: string;
  readonly letter: Letter;
}

export interface MailSender {
  readonly send: Sender;
  close(): void;
}

export function mailSender(database: DataSource, settings: MailSettings): MailSender {
  const limits = { connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE };
  const server = { url: settings.url, pool: true, maxConnections: CONNECTIONS, ...limits } as const;
  // The mailer must not read files or fetch addresses for the content of a mail.
  const transport = createTransport({ ...server, disableFileAccess: true, disableUrlAccess: true });
  const send = async (row: OutgoingEntity): Promise<Attempt> => {
    const addressed = await addressedOf(database, settings.siteUrl, row);
    if (!addressed) return { problem: 'This mail has no recipient any more.', final: true };
    const { to, letter } = addressed;
    await transport.sendMail({
      from: settings.from,
      to: { name: '', address: to },
      ...written(letter),
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(letter.leave !== undefined && {
          'List-Unsubscribe': `<${letter.leave}/now>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    });
    return { problem: null };
  };
  return { send, close: () => transport.close() };
}

/** The recipient and the text of a row of the outbox; null if there is no longer a recipient. */
async function addressedOf(database: DataSource, site: string, row: OutgoingEntity): Promise<Addressed | null> {
  const payload: unknown = JSON.parse(row.payload);
  switch (row.about) {
    case 'invitation': {
      const { role, by, path } = invitation.parse(payload);
      return { to: row.recipient, letter: invitationLetter({ role, by, href: site + path }) };
    }
    case 'lost-password':
      return passwordMail(database, site, row.recipient);
    case 'review': {
      const request = review.parse(payload);
      const person = await wanting(database, row.recipient, 'reviews');
      if (!person || !permits(readRole(person.role), 'review')) return null;
      const href = `${site}/desk/sets/${request.id}`;
      return { to: person.email, letter: reviewLetter({ ...request, href, leave: `${site}${person.leave}` }) };
    }
    case 'notice': {
      const { id, comment, ...news } = notice.parse(payload);
      const person = await wanting(database, row.recipient, 'reviews');
      if (!person) return null;
      const href = `${site}/desk/sets/${id}#comment-${comment}`;
      return { to: person.email, letter: noticeLetter({ ...news, href, leave: `${site}${person.leave}` }) };
    }
    case 'release': {
      const news = release.parse(payload);
      const person = await wanting(database, row.recipient, 'releases');
      if (!person) return null;
      const href = `${site}/releases/${news.number}`;
      return { to: person.email, letter: releaseLetter({ ...news, href, leave: `${site}${person.leave}` }) };
    }
    case 'suggestion': {
      const { key, ...news } = suggestion.parse(payload);
      const to = row.recipient.includes('@')
        ? row.recipient
        : (await openAccount(database.manager, { id: row.recipient }))?.email;
      return to === undefined
        ? null
        : { to, letter: suggestionLetter({ ...news, href: `${site}/suggestions/${key}` }) };
    }
    default:
      return isDeckNews(row.about) ? deckMail(database, site, row.about, { ...row, ...deckNews.parse(payload) }) : null;
  }
}

/** Creates a link for the person with this address; null for an address without an open account. */
async function passwordMail(database: DataSource, site: string, email: string): Promise<Addressed | null> {
  const made = await inTransaction(database, async ({ manager }) => {
    const user = await openAccount(manager, { email });
    return user && { name: user.name, ...(await insertPasswordLink(manager, user.id, 'mail')) };
  });
  return made && { to: email, letter: passwordLetter({ name: made.name, href: `${site}/password/${made.token}` }) };
}

/** The mail to the author about a decision on their deck. */
async function deckMail(
  database: DataSource,
  site: string,
  about: DeckNews,
  { recipient, name, text }: { readonly recipient: string; readonly name: string; readonly text: string },
): Promise<Addressed | null> {
  const user = await openAccount(database.manager, { id: recipient });
  return user && { to: user.email, letter: deckLetter(about, { name, text, href: `${site}/account/decks` }) };
}

/** The person, if the account is open and the person currently wants these mails; otherwise null. */
async function wanting(database: DataSource, userId: string, what: 'releases' | 'reviews') {
  const choice = await database.getRepository(MailChoiceEntity).findOneBy({ userId, [what]: 1 });
  const user = choice && (await openAccount(database.manager, { id: userId }));
  return user && { email: user.email, role: user.role, leave: `/unsubscribe/${choice.leaveToken}` };
}
