/** Logos of games: always drawn as PNG, so that a file from a publisher is never served as it is. */
import { Injectable } from '@nestjs/common';
import { readLogo, textHash } from '@rulewright/content';
import type { GameView } from '../games/game.model.ts';
import { Pictures } from './pictures.service.ts';

/** `image` is as wide as the logo; `icon` is a square. */
type LogoForm = 'image' | 'icon';

type LogoFile = NonNullable<GameView['logoFile']>;

/** The name of the file under the address of a logo; the hash is that of the document. */
const fileOf = (hash: string, form: LogoForm): string => `${hash}${form === 'icon' ? '-icon' : ''}.png`;

/** The hash and the form in such a name. */
export function readFileName(name: string): { readonly hash: string; readonly form: LogoForm } | null {
  const [, hash, icon] = /^([\da-f]{64})(-icon)?\.png$/u.exec(name) ?? [];
  return hash === undefined ? null : { hash, form: icon === undefined ? 'image' : 'icon' };
}

@Injectable()
export class Logos {
  constructor(private readonly pictures: Pictures) {}

  /** @param path of the document, which tells the type of its text */
  draw({ path, text }: Pick<LogoFile, 'path' | 'text'>, form: LogoForm): Promise<Uint8Array> {
    return this.pictures.draw({
      kind: 'logo',
      data: { text, ratio: readLogo(path, text).ratio, isIcon: form === 'icon' },
    });
  }

  /** The address of a logo; for one that visitors do not see, the picture itself. */
  async source(game: string, file: LogoFile, form: LogoForm): Promise<string> {
    if (file.isPublic) return `/previews/logos/${game}/${fileOf(textHash(file.text), form)}`;
    return `data:image/png;base64,${Buffer.from(await this.draw(file, form)).toString('base64')}`;
  }
}
