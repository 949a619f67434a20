/**
 * The element `<rulewright-embed page="…">` for pages of other sites. It shows a card or a rule in a frame. The script is one small file
 * without imports, and everything of the game stays in the frame.
 */

/** The site that this script came from. */
const SITE = new URL((document.currentScript as HTMLScriptElement).src).origin;

/** The width in pixels, and the height for that width. The site says the height of a rule. */
const SIZES = { cards: [315, 441], rules: [480, 160] } as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size that a page needs in a width. Null if the site is not reached, for example because the other site forbids it. */
const sizeIn = (page: string, width: number): Promise<Size | null> =>
  fetch(`${SITE}/oembed?url=${encodeURIComponent(new URL(page, SITE).href)}&maxwidth=${width}`)
    .then((answer) => (answer.ok ? (answer.json() as Promise<Size>) : null))
    .catch(() => null);

/** The path of a page of the site as the path of its frame, with its kind; null for any other page. */
function frameOf(page: string): { readonly path: string; readonly kind: keyof typeof SIZES } | null {
  const { pathname, hash } = new URL(page, SITE);
  const [, card] = /^(\/[\w-]+\/cards\/[\w-]+)$/u.exec(pathname) ?? [];
  if (card !== undefined) return { path: card, kind: 'cards' };
  const [, rule] = /^(\/[\w-]+\/rules\/[\w-]+\/[\w.-]+)$/u.exec(pathname + hash.replace('#', '/')) ?? [];
  return rule === undefined ? null : { path: rule, kind: 'rules' };
}

class RulewrightEmbed extends HTMLElement {
  static readonly observedAttributes = ['page', 'width', 'height'];

  connectedCallback(): void {
    this.show();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.show();
  }

  private show(): void {
    const page = this.getAttribute('page') ?? '';
    const framed = URL.canParse(page, SITE) ? frameOf(page) : null;
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    if (!framed) {
      // The page shows the content of the element, such as a link.
      root.replaceChildren(document.createElement('slot'));
      return;
    }
    const [width, height] = SIZES[framed.kind];
    const frame = document.createElement('iframe');
    frame.src = `${SITE}/embed${framed.path}`;
    frame.title = this.getAttribute('label') ?? (this.textContent.trim() || page);
    frame.width = this.getAttribute('width') ?? String(width);
    frame.height = this.getAttribute('height') ?? String(height);
    frame.loading = 'lazy';
    frame.setAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
    const isSized = this.hasAttribute('width') || this.hasAttribute('height');
    // A card that becomes narrower keeps its shape.
    const shape = framed.kind === 'cards' && !isSized ? `;height:auto;aspect-ratio:${width}/${height}` : '';
    frame.style.cssText = `border:0;max-width:100%${shape}`;
    root.replaceChildren(frame);
    if (framed.kind === 'rules' && !isSized) void this.fit(frame, page, width);
  }

  private async fit(frame: HTMLIFrameElement, page: string, widest: number): Promise<void> {
    const size = await sizeIn(page, Math.max(1, Math.floor(Math.min(widest, frame.clientWidth || widest))));
    if (size?.height) frame.height = String(size.height);
  }
}

if (!customElements.get('rulewright-embed')) customElements.define('rulewright-embed', RulewrightEmbed);
