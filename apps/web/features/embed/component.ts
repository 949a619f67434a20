/**
 * The element `<rulewright-embed page="…">` for pages of other sites. It shows a card or a rule in a frame. The script is one small file
 * without imports, and everything of the game stays in the frame.
 */

/** The site that this script came from. */
const SITE = new URL((document.currentScript as HTMLScriptElement).src).origin;

/** The width in pixels, and the height for that width. */
const SIZES = { cards: [315, 441], rules: [480, 160] } as const;

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
    frame.style.cssText = 'border:0;max-width:100%';
    root.replaceChildren(frame);
  }
}

if (!customElements.get('rulewright-embed')) customElements.define('rulewright-embed', RulewrightEmbed);
