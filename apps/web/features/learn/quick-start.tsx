/** The quick start: sections of short points, each with links to the rules that it summarises. */
import { CitedRules, Told, type RulebookLinks } from './told.tsx';
import type { Learn } from './types.ts';

export function QuickStart({
  sections,
  reading,
}: {
  readonly sections: Learn['sections'];
  readonly reading: RulebookLinks;
}) {
  return (
    <div className="learn-sections">
      {sections.map((section) => {
        const ordered = section.points.some((point) => point.step !== null);
        const List = ordered ? 'ol' : 'ul';
        return (
          <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
            <h3 id={`${section.id}-title`}>{section.title}</h3>
            <List className="learn-points">
              {section.points.map((point, i) => (
                <li key={i} data-step={point.step ?? undefined}>
                  <Told html={point.html} reading={reading} />
                  <CitedRules rules={point.rules} reading={reading} />
                </li>
              ))}
            </List>
          </section>
        );
      })}
    </div>
  );
}
