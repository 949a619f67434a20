/**
 * `POST /print/GAME/registration`: a PDF with which a player registers a deck for a tournament. The names of people come in the body, so
 * that no address and no log contains them. They are not stored.
 */
import { Body, Controller, Param, Post, Req, Res } from '@nestjs/common';
import { registrationSections } from '@rulewright/decks';
import type { Request, Response } from 'express';
import { ContentService } from '../content/content.service.ts';
import { CHECK_LIMITS, DeckCheckService } from '../decks/deck-check.service.ts';
import { badInput, notFound } from '../errors/errors.ts';
import { originOf } from '../http/origin.ts';
import { VisitorLimit } from '../http/visitor-limit.ts';
import { SHEET_FIELDS, type SheetField } from '../work/pictures/registration.ts';
import { Work } from '../work/work.ts';

/** The most files per IP address and minute. */
const FILES = { points: 20, duration: 60 };
/** The most characters of a field. */
const LONGEST_FIELD = 200;

type Sheet = Readonly<Record<string, unknown>>;

function textOf(sheet: Sheet, name: string, longest: number): string {
  const value = sheet[name] ?? '';
  if (typeof value !== 'string' || value.length > longest)
    throw badInput('bad-print', `${name} must be a text of at most ${longest} characters.`);
  return value.trim();
}

@Controller('print')
export class RegistrationController {
  private readonly limit = new VisitorLimit(FILES);

  constructor(
    private readonly content: ContentService,
    private readonly check: DeckCheckService,
    private readonly work: Work,
  ) {}

  @Post(':game/registration')
  async file(
    @Param('game') id: string,
    @Body() body: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.limit.count(originOf(request));
    const opened = await this.content.open();
    const game = opened.content.games.find(({ doc }) => doc.id === id);
    if (!game) throw notFound('unknown-game', 'There is no such game.');
    const sheet = (typeof body === 'object' ? body : null) as Sheet | null;
    if (!sheet) throw badInput('bad-print', 'Send the fields of the sheet as JSON.');
    const text = textOf(sheet, 'list', CHECK_LIMITS.characters);
    const { entries, name } = await this.check.check(opened, id, { text }, []);
    if (entries.length === 0) throw notFound('nothing-to-print', 'The list has no card to print.');
    const fields = Object.fromEntries(
      SHEET_FIELDS.map((field) => [field, textOf(sheet, field, LONGEST_FIELD)]),
    ) as Record<SheetField, string>;
    const file = await this.work.run('registration', {
      paper: sheet['paper'] === 'letter' ? 'letter' : 'a4',
      game: game.doc.name,
      fields: { ...fields, deck: fields.deck || (name ?? '') },
      sections: registrationSections(game, entries),
      createdAt: opened.info.createdAt,
    });
    response.status(200).set({
      'cache-control': 'no-store',
      'content-type': 'application/pdf',
      'content-length': String(file.byteLength),
      'content-disposition': 'inline; filename="deck-registration.pdf"',
    });
    response.end(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
  }
}
