/** A chosen picture: its card, its description, and its focal point, which a press on the picture or two sliders set. */
'use client';
import { useTranslations } from 'next-intl';
import { useId, type MouseEvent } from 'react';

export interface Focus {
  readonly x: number;
  readonly y: number;
}

export interface ChosenPicture {
  readonly file: File;
  /** The file as a data URL. */
  readonly address: string;
  readonly card: { readonly id: string; readonly name: string } | null;
  /** The typed name of the card. */
  readonly typed: string;
  readonly alt: string;
  readonly focus: Focus | null;
}

interface Props {
  readonly picture: ChosenPicture;
  readonly onChange: (next: Partial<ChosenPicture>) => void;
  /** Looks for the card of a typed name. */
  readonly onFind: (typed: string) => void;
}

const MIDDLE: Focus = { x: 50, y: 50 };

interface FocalPointProps {
  readonly src: string;
  readonly focus: Focus | null;
  readonly onChange: (focus: Focus) => void;
}

/** Sets the focal point of a picture. */
export function FocalPoint({ src, focus, onChange }: FocalPointProps) {
  const t = useTranslations('desk.pictureDesk');
  const { x, y } = focus ?? MIDDLE;
  const press = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): void => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({
      x: Math.round(((clientX - left) / width) * 100),
      y: Math.round(((clientY - top) / height) * 100),
    });
  };
  const slider = (axis: 'x' | 'y', label: string) => (
    <label>
      {label}{' '}
      <input
        type="range"
        min={0}
        max={100}
        value={axis === 'x' ? x : y}
        onChange={({ target }) => onChange({ x, y, [axis]: Number(target.value) })}
      />
    </label>
  );
  return (
    <div className="focal-point">
      {/* The sliders do the same for keys. */}
      <div className="focal-picture" role="presentation" onClick={press}>
        <img src={src} alt="" />
        <span className="focal-mark" style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }} />
      </div>
      <div className="focal-sliders">
        {slider('x', t('focusX'))}
        {slider('y', t('focusY'))}
      </div>
    </div>
  );
}

export function PictureRow({ picture, onChange, onFind }: Props) {
  const t = useTranslations('desk.pictureDesk');
  const id = useId();
  const { file, address, card, typed, alt, focus } = picture;
  return (
    <li className="picture-row">
      <FocalPoint src={address} focus={focus} onChange={(next) => onChange({ focus: next })} />
      <div>
        <p className="quiet">{file.name}</p>
        <p className="form-line">
          <label htmlFor={`${id}-card`}>{t('card')}</label>
          <input
            id={`${id}-card`}
            className="field"
            maxLength={80}
            value={typed}
            onChange={({ target }) => onChange({ typed: target.value, card: null })}
            onBlur={() => card === null && typed.trim() !== '' && onFind(typed)}
          />
          {card === null && <span className="field-error">{t('noCard')}</span>}
        </p>
        <p className="form-line">
          <label htmlFor={`${id}-alt`}>{t('alt')}</label>
          <input
            id={`${id}-alt`}
            className="field"
            maxLength={200}
            value={alt}
            onChange={({ target }) => onChange({ alt: target.value })}
          />
        </p>
      </div>
    </li>
  );
}
