import type { ArchitectFeedback, Reviews } from '#contract/advice.ts';
import { architectTypes, builtinEngineName, type ArchitectType } from '#contract/vocabulary.ts';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSpeaker } from '../../data/about.ts';
import { SuggestionSurface } from '../../ui/suggestion-surface.tsx';
import classes from './architect-review.module.css';

/** The reviews of a feature side by side, as far as there are any. */
export const ArchitectReviews = ({ reviews }: { reviews: Reviews }) => (
  <div className={classes.reviews}>
    {architectTypes.map((architect) => {
      const feedback = reviews[architect];
      return feedback && <ArchitectReview key={architect} architect={architect} feedback={feedback} />;
    })}
  </div>
);

/** An architect's review: the verdict and the reasons for it at a glance, what can go wrong open, the rest one click away. */
function ArchitectReview({ architect, feedback }: { architect: ArchitectType; feedback: ArchitectFeedback }) {
  const told = useSpeaker(feedback);
  // Before engines were named with reviews, a model named itself, and the built-in advisor did not.
  const speaker = feedback.engine === undefined ? { engine: builtinEngineName } : told;
  const { overallAssessment, narrativeAssessment, implementationApproach, risks } = feedback;
  return (
    <SuggestionSurface memberId={architect} {...speaker}>
      <Text fw={600}>{overallAssessment}</Text>
      <Text size="sm">{narrativeAssessment}</Text>
      <div className={classes.parts}>
        <Part title="Risks" count={risks.length} open>
          {risks.map(({ risk, mitigation }) => (
            <div key={risk} className={classes.risk}>
              <div>{risk}</div>
              <div className={classes.mitigation}>
                <b>Mitigation:</b> {mitigation}
              </div>
            </div>
          ))}
        </Part>
        <Part title="Implementation approach">{implementationApproach}</Part>
        <List title="Technical considerations" items={feedback.technicalConsiderations} />
        <List title="Recommendations" items={feedback.recommendations} />
      </div>
    </SuggestionSurface>
  );
}

type PartProps = { title: string; count?: number; open?: boolean; children: ReactNode };

const Part = ({ title, count, open = false, children }: PartProps) => (
  <details open={open}>
    <summary>
      {title}
      {count !== undefined && <span className={classes.count}> ({count})</span>}
    </summary>
    {children}
  </details>
);

const List = ({ title, items }: { title: string; items: string[] }) => (
  <Part title={title} count={items.length}>
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </Part>
);
