/** The texts of mails, as plain text and simple HTML. */

/** The content of a mail, without its recipient. */
export interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The only action of the mail, with an absolute address. */
  readonly link: { readonly text: string; readonly href: string };
  /** The unsubscribe address; missing for a mail that a person requested. */
  readonly leave?: string;
}

const LONGEST_SUBJECT = 150;
const LONGEST_PARAGRAPH = 2_000;

/** Characters that no mail shows: they control a terminal, turn the direction of the text after them, or are half of a character. */
const UNFIT = /[\p{Cs}\u202a-\u202e\u2066-\u2069]|[^\P{Cc}\n]/gu;

/** Makes a text one line, because a line break in a subject would start another header, and in a name another paragraph. */
const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_SUBJECT)
    .replace(UNFIT, '');

/** Makes paragraphs of a person fit for a mail. */
const readable = (text: string): string =>
  text.replaceAll(/\r\n?/gu, '\n').slice(0, LONGEST_PARAGRAPH).replace(UNFIT, '');

export const invitationLetter = (invitation: { role: string; by: string; href: string }): Letter => ({
  subject: 'You are invited to Rulewright',
  paragraphs: [`${oneLine(invitation.by)} invites you as ${invitation.role}. The link works once, for seven days.`],
  link: { text: 'Create your account', href: invitation.href },
});

export const passwordLetter = (reader: { name: string; href: string }): Letter => ({
  subject: 'Choose a new password',
  paragraphs: [
    `Hello ${oneLine(reader.name)}, someone asked for a link to choose a new password for your account. The link works once, for one day.`,
    'If it was not you, ignore this mail. Your password stays as it is.',
  ],
  link: { text: 'Choose a new password', href: reader.href },
});

export const reviewLetter = (review: { title: string; by: string; href: string; leave: string }): Letter => ({
  subject: `Review requested: ${review.title}`,
  paragraphs: [`${oneLine(review.by)} asks for a review of the change set “${oneLine(review.title)}”.`],
  link: { text: 'Open the change set', href: review.href },
  leave: review.leave,
});

/** A comment that names the reader, or that is on the reader's change set. */
export const noticeLetter = (notice: {
  title: string;
  by: string;
  words: string;
  mentioned: boolean;
  href: string;
  leave: string;
}): Letter => ({
  subject: notice.mentioned ? `A comment names you: ${notice.title}` : `New comment: ${notice.title}`,
  paragraphs: [
    notice.mentioned
      ? `${oneLine(notice.by)} names you in a comment on the change set “${oneLine(notice.title)}”.`
      : `${oneLine(notice.by)} commented on the change set “${oneLine(notice.title)}”.`,
    ...(notice.words === '' ? [] : [readable(notice.words)]),
  ],
  link: { text: 'Open the comment', href: notice.href },
  leave: notice.leave,
});

export const releaseLetter = (release: { number: number; notes: string; href: string; leave: string }): Letter => ({
  // A release with changes that readers do not see yet has no notes.
  subject:
    release.notes === '' ? `Release ${release.number}` : `Release ${release.number}: ${release.notes.split('\n')[0]}`,
  paragraphs: [`Release ${release.number} is published.`, ...(release.notes === '' ? [] : [readable(release.notes)])],
  link: { text: 'Read what changed', href: release.href },
  leave: release.leave,
});

/** An admin's decisions about a deck, each with the mail's subject, a sentence about the decision and its consequence. */
const DECK_NEWS = {
  'deck-hidden': [
    'Your deck was hidden',
    'An admin has hidden your deck',
    'You can appeal once, on the page of your decks.',
  ],
  'deck-restored': ['Your deck is shown again', 'An admin has restored your deck', 'Others can see it as before.'],
  'appeal-declined': [
    'Your deck stays hidden',
    'An admin has declined your appeal for the deck',
    'The deck stays hidden.',
  ],
} as const;
export type DeckNews = keyof typeof DECK_NEWS;

export const isDeckNews = (about: string): about is DeckNews => Object.hasOwn(DECK_NEWS, about);

/** @param news `text` is the admin's text; it may be empty */
export function deckLetter(about: DeckNews, news: { name: string; text: string; href: string }): Letter {
  const [subject, what, after] = DECK_NEWS[about];
  return {
    subject,
    paragraphs: [`${what} “${oneLine(news.name)}”. ${after}`, ...(news.text === '' ? [] : [readable(news.text)])],
    link: { text: 'Open your decks', href: news.href },
  };
}

/** @param news `answer` is the text of an editor; it may be empty. The title is not in the subject, because strangers write it. */
export const suggestionLetter = (news: { title: string; answer: string; href: string }): Letter => ({
  subject: 'Your suggestion',
  paragraphs: [
    `The editors have looked at your suggestion for “${oneLine(news.title)}”.`,
    ...(news.answer === '' ? [] : [readable(news.answer)]),
  ],
  link: { text: 'Read what became of it', href: news.href },
});

const LEAVE = 'Stop these mails';
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/gu, (sign) => ENTITIES[sign]!);

const textOf = ({ paragraphs, link, leave }: Letter): string =>
  [...paragraphs, `${link.text}:\n${link.href}`, ...(leave === undefined ? [] : [`${LEAVE}:\n${leave}`])].join('\n\n');

function htmlOf({ paragraphs, link, leave }: Letter): string {
  const anchor = (text: string, href: string): string => `<p><a href="${escaped(href)}">${escaped(text)}</a></p>`;
  const lines = paragraphs.map((text) => `<p>${escaped(text).replaceAll('\n', '<br>')}</p>`);
  return [...lines, anchor(link.text, link.href), ...(leave === undefined ? [] : [anchor(LEAVE, leave)])].join('\n');
}

/** The subject, plain text and HTML of a letter. */
export const written = (
  letter: Letter,
): { readonly subject: string; readonly text: string; readonly html: string } => ({
  subject: oneLine(letter.subject),
  text: textOf(letter),
  html: htmlOf(letter),
});
