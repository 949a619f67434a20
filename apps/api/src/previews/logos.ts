/** Draws logos of games as PNG, so that the API never serves a publisher's file unchanged. */
import { Injectable } from '@nestjs/common';
import { readLogo, textHash } from '@rulewright/content';
import type { GameView } from '../games/game.model.ts';
import { Pictures } from './pictures.service.ts';

/** `image` has the aspect ratio of the logo; `icon` is a square. */
type LogoForm = 'image' | 'icon';

type LogoFile = NonNullable<GameView['logoFile']>;

/** The file name in the address of a logo. @param hash the hash of its document */
const fileOf = (hash: string, form: LogoForm): string => `${hash}${form === 'icon' ? '-icon' : ''}.png`;

/** Reads a file name that `fileOf` wrote; null for other names. */
export function readFileName(name: string): { readonly hash: string; readonly form: LogoForm } | null {
  const [, hash, icon] = /^([\da-f]{64})(-icon)?\.png$/u.exec(name) ?? [];
  return hash === undefined ? null : { hash, form: icon === undefined ? 'image' : 'icon' };
}

@Injectable()
export class Logos {
  constructor(private readonly pictures: Pictures) {}

  /** Draws a PNG. @param path the path of the document, which gives the format of its text */
  draw({ path, text }: Pick<LogoFile, 'path' | 'text'>, form: LogoForm): Promise<Uint8Array> {
    return this.pictures.draw({
      kind: 'logo',
      data: { text, ratio: readLogo(path, text).ratio, isIcon: form === 'icon' },
    });
  }

  /** The address of a logo; a `data:` address with the picture itself if the logo is not public. */
  async source(game: string, file: LogoFile, form: LogoForm): Promise<string> {
    if (file.isPublic) return `/previews/logos/${game}/${fileOf(textHash(file.text), form)}`;
    return `data:image/png;base64,${Buffer.from(await this.draw(file, form)).toString('base64')}`;
  }
}
