import type { ArchitectFeedback, Reviews } from '#contract/advice.ts';
import { architectTypes, type ArchitectType } from '#contract/vocabulary.ts';
import { Text } from '@mantine/core';
import { useEngineName } from '../../data/about.ts';
import { SuggestionSurface } from '../../ui/suggestion-surface.tsx';
import classes from './architect-review.module.css';
import planning from './planning.module.css';

/** The reviews of a feature side by side, as far as there are any. */
export const ArchitectReviews = ({ reviews }: { reviews: Reviews }) => (
  <div className={planning.reviews}>
    {architectTypes.map((architect) => {
      const feedback = reviews[architect];
      return feedback && <ArchitectReview key={architect} architect={architect} feedback={feedback} />;
    })}
  </div>
);

/** An architect's review: the verdict first, then the five parts that carry it. */
function ArchitectReview({ architect, feedback }: { architect: ArchitectType; feedback: ArchitectFeedback }) {
  const engine = useEngineName();
  return (
    <SuggestionSurface memberId={architect} engine={engine}>
      <Text fw={600}>{feedback.overallAssessment}</Text>
      <Text size="sm">{feedback.narrativeAssessment}</Text>
      <dl className={classes.parts}>
        <div>
          <dt>Implementation approach</dt>
          <dd>{feedback.implementationApproach}</dd>
        </div>
        <Part title="Technical considerations" items={feedback.technicalConsiderations} />
        {feedback.risks.length > 0 && (
          <div>
            <dt>Risks</dt>
            {feedback.risks.map(({ risk, mitigation }) => (
              <dd key={risk} className={classes.risk}>
                <span>{risk}</span>
                <span className={classes.mitigation}>
                  <b>Mitigation:</b> {mitigation}
                </span>
              </dd>
            ))}
          </div>
        )}
        <Part title="Recommendations" items={feedback.recommendations} />
      </dl>
    </SuggestionSurface>
  );
}

function Part({ title, items }: { title: string; items: string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
