import { useProjectQuery, useStateQuery } from '../api/studioClient.ts';
import { SiteFrame } from '../preview/SiteFrame.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { Choices } from './formFields.tsx';
import { Section } from './Section.ts';

interface LayoutChoiceProps {
  // The new palette, which the previews wear.
  properties: Readonly<Record<string, string>>;
}

const layouts = ['default', 'blaze', 'orange'] as const;

/** Shows each layout as the real home of a brand that has it, in the colors of the new brand. */
export function LayoutChoice({ properties }: LayoutChoiceProps) {
  const t = useTexts();
  const { data: project } = useProjectQuery({});
  const { data: state } = useStateQuery({});
  return (
    <Section>
      <h2>{t.create.layout}</h2>
      <Choices
        name="layout"
        legend={t.create.layoutLegend}
        choices={layouts.map((layout) => {
          const example = project?.brands.find((brand) => brand.layout === layout);
          const site = example && (state?.sites[example.id] ?? example.site);
          return {
            value: layout,
            label: t.layouts[layout],
            hint: t.create.layoutHints[layout],
            picture:
              example && site?.state === 'ready' ? (
                <SiteFrame
                  url={site.url}
                  version={site.version}
                  view={{ brand: example.id, path: '/', player: 'guest', data: 'ready' }}
                  title={t.layouts[layout]}
                  width={1440}
                  boxWidth={300}
                  boxHeight={220}
                  bare
                  properties={properties}
                />
              ) : undefined,
          };
        })}
      />
    </Section>
  );
}
