import { failures } from '#contract/problems.ts';
import type { TestRisk } from '#contract/test-risk.ts';
import { limits } from '#contract/vocabulary.ts';
import { isUnreviewed } from '#domain/reviewed.ts';
import { riskDemand, riskScore } from '#domain/test-risk.ts';
import { Badge, Button, Group, NativeSelect, Skeleton, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconEyeCheck, IconPencil, IconPlus, IconShieldCheck, IconSparkles, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormEdits } from '../../data/field-edits.ts';
import { newKey } from '../../data/new-key.ts';
import { expectedRisksQuery, risksQuery, useRiskOffers, useRisks, type RiskFields } from '../../data/test-risk.ts';
import { Changing, useMayChange } from '../../ui/changing.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Contested } from '../../ui/contested.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { waiting } from '../../ui/waiting.ts';
import { NotReviewed, WhyOnCard } from '../../ui/why.tsx';
import { ExpectedCost } from '../questions/expected-cost.tsx';
import { OfferList } from './offer-list.tsx';
import { OfferState } from './offer-state.tsx';
import classes from './test-planning.module.css';
import { FormEnd } from '../../ui/form-end.tsx';

type Within = { project_id: string; pi_id: string };
type Props = {
  at: Within;
  /** Only what no person has looked into. */
  reviewed: 'not_yet' | undefined;
  onReviewed: (reviewed: 'not_yet' | undefined) => void;
};

const whichReviewed = [
  { value: '', label: 'All' },
  { value: 'not_yet', label: 'Not yet' },
];

const grades = [
  { value: '1', label: '1 low' },
  { value: '2', label: '2 medium' },
  { value: '3', label: '3 high' },
];

const demands = {
  blocks: { color: 'red', label: 'Blocks' },
  needs_mitigation: { color: 'amber', label: 'Unmitigated' },
  mitigated: { color: 'spruce', label: 'Mitigated' },
  none: { color: 'gray', label: 'Watched' },
} as const;

/** The risk table: probability times impact; 6 and above needs a mitigation, 9 blocks the gate. */
export function Risks({ at, reviewed, onReviewed }: Props) {
  const query = useQuery(risksQuery(at));
  const offers = useRiskOffers(at);
  const risks = useRisks(at);
  const { data: toRead } = useQuery({ ...expectedRisksQuery(at), enabled: useMayChange() });
  const [open, setOpen] = useState<TestRisk | 'new' | null>(null);
  const shown = query.data?.filter((risk) => reviewed === undefined || isUnreviewed(risk));
  // As it is saved now, not as it was when the dialog was opened.
  const edited = open === 'new' || open === null ? open : (query.data?.find(({ id }) => id === open.id) ?? open);
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="dimmed" maw="40rem">
          Probability times impact is the score. 6 and above needs a mitigation; 9 blocks the gate until it is assessed
          lower.
        </Text>
        <Changing>
          <Group gap="xs">
            <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpen('new')}>
              Add Risk
            </Button>
            <Button
              variant={query.data?.length === 0 && offers.items.length === 0 ? 'filled' : 'default'}
              leftSection={<IconSparkles size={16} aria-hidden />}
              disabled={offers.state === 'asking'}
              onClick={offers.ask}
            >
              Ask Quinn for risks
            </Button>
          </Group>
        </Changing>
      </Group>
      <OfferState
        offers={offers}
        what="risk"
        doing="Quinn is reading the reviews."
        onStop={offers.stop}
        onAgain={offers.ask}
      />
      {offers.state !== 'asking' && toRead !== undefined && toRead.features > 0 && (
        <ExpectedCost projectId={at.project_id} kind="reviewFeature" letters={toRead.letters} calls={toRead.features} />
      )}
      {offers.items.length > 0 && <RiskOffers offers={offers} />}
      {query.isPending && <Skeleton h={160} {...waiting('Loading risks')} />}
      {query.isError && !query.data && (
        <ErrorState {...failures.risksLoad} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data?.length === 0 && offers.items.length === 0 && offers.state !== 'asking' && (
        <EmptyState
          icon={<IconShieldCheck />}
          title="No risks yet"
          text="Write down what may go wrong while there is time to do something about it. Quinn reads the architects' reviews for you."
        />
      )}
      {query.data && query.data.length > 0 && (
        <search>
          <NativeSelect
            label="Reviewed by a person"
            w="fit-content"
            data={whichReviewed}
            value={reviewed ?? ''}
            onChange={({ currentTarget }) => onReviewed(currentTarget.value === 'not_yet' ? 'not_yet' : undefined)}
          />
        </search>
      )}
      {query.data && query.data.length > 0 && shown?.length === 0 && (
        <EmptyState
          icon={<IconShieldCheck />}
          title="Every risk is reviewed"
          text="A person has looked into each risk that was offered."
        />
      )}
      {shown && shown.length > 0 && (
        <table className={classes.risks}>
          <thead>
            <tr>
              {['Risk', 'Probability', 'Impact', 'Score', 'Mitigation', 'Actions'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((risk) => (
              <RiskRow key={risk.id} risk={risk} risks={risks} onEdit={() => setOpen(risk)} />
            ))}
          </tbody>
        </table>
      )}
      {edited !== null && <RiskDialog at={at} risk={edited} risks={risks} onClose={() => setOpen(null)} />}
    </Stack>
  );
}

type Kept = ReturnType<typeof useRisks>;

function RiskRow({ risk, risks, onEdit }: { risk: TestRisk; risks: Kept; onEdit: () => void }) {
  const { color, label } = demands[riskDemand(risk)];
  const grade = (name: 'probability' | 'impact') => (
    <Changing shown>
      <NativeSelect
        size="xs"
        miw="6.75rem"
        aria-label={`${name === 'probability' ? 'Probability' : 'Impact'} of ${risk.title}`}
        data={grades}
        value={String(risk[name])}
        onChange={({ currentTarget }) => risks.change.mutate({ id: risk.id, [name]: Number(currentTarget.value) })}
      />
    </Changing>
  );
  const score = (
    <Group gap={6}>
      <span className={classes.score}>{riskScore(risk)}</span>
      <Badge color={color} variant="outline" miw="max-content">
        {label}
      </Badge>
    </Group>
  );
  const actions = (
    <Changing>
      <Group gap={2} wrap="nowrap">
        {isUnreviewed(risk) && (
          <IconButton label={`Mark ${risk.title} as reviewed`} size="md" onClick={() => risks.confirm.mutate(risk)}>
            <IconEyeCheck size={18} aria-hidden />
          </IconButton>
        )}
        <IconButton label={`Edit ${risk.title}`} size="md" onClick={onEdit}>
          <IconPencil size={18} aria-hidden />
        </IconButton>
        <IconButton label={`Remove ${risk.title}`} size="md" onClick={() => risks.remove.mutate(risk)}>
          <IconTrash size={18} aria-hidden />
        </IconButton>
      </Group>
    </Changing>
  );
  return (
    <tr>
      <td>
        <Text fw={500}>{risk.title}</Text>
        {risk.feature_name !== null && (
          <Text size="sm" c="dimmed">
            {risk.feature_name}
          </Text>
        )}
        <NotReviewed of={risk} />
        <WhyOnCard of={risk} />
      </td>
      <td>{grade('probability')}</td>
      <td>{grade('impact')}</td>
      <td>{score}</td>
      <td>
        <Text size="sm">
          {risk.mitigation === '' ? <span className={classes.state}>None yet</span> : risk.mitigation}
        </Text>
      </td>
      <td>{actions}</td>
    </tr>
  );
}

const RiskOffers = ({ offers }: { offers: ReturnType<typeof useRiskOffers> }) => (
  <OfferList what="risk" offers={offers}>
    {(offer) => (
      <>
        <Text size="sm">
          Probability {offer.probability}, impact {offer.impact}: score {riskScore(offer)} · {offer.feature_name}
        </Text>
        <Text size="sm">
          <b>Mitigation:</b> {offer.mitigation}
        </Text>
        <Text size="sm">
          <b>Why:</b> {offer.provenance.reasoning}
        </Text>
      </>
    )}
  </OfferList>
);

type DialogProps = { at: Within } & { risk: TestRisk | 'new'; risks: Kept; onClose: () => void };

function RiskDialog({ at, risk, risks, onClose }: DialogProps) {
  const initial: RiskFields = risk === 'new' ? { title: '', probability: 2, impact: 2, mitigation: '' } : pick(risk);
  const edit = useFormEdits<RiskFields>(`risk-edit:${risk === 'new' ? at.pi_id : risk.id}`, initial);
  const [key, setKey] = useState(() => newKey());
  const done = () => {
    edit.forget();
    onClose();
  };
  const { title, probability, impact, mitigation } = edit.values;
  const isSaving = risks.add.isPending || risks.change.isPending;
  const said = (field: keyof RiskFields, theirs: string) =>
    field === 'probability' || field === 'impact' ? grades.find(({ value }) => value === theirs)?.label : undefined;
  const below = (field: keyof RiskFields) =>
    !isSaving && <Contested of={edit} field={field} say={(theirs) => said(field, theirs) ?? theirs} />;
  const fields = { title: title.trim(), probability, impact, mitigation: mitigation.trim() };
  const typed = (patch: Partial<RiskFields>) => {
    edit.change(patch);
    setKey(newKey());
  };
  return (
    <Dialog onClose={onClose} title={risk === 'new' ? 'Add Risk' : 'Edit Risk'} size={560}>
      <form
        noValidate
        onSubmit={(submitted) => {
          submitted.preventDefault();
          if (fields.title === '' || edit.undecided) return;
          const onSuccess = edit.onceSaved(done);
          if (risk === 'new') risks.add.mutate({ ...fields, key }, { onSuccess });
          else risks.change.mutate({ ...fields, id: risk.id, version: risk.version }, { onSuccess });
        }}
      >
        <Stack>
          <div>
            <TextInput
              label="Risk"
              required
              maxLength={limits.name}
              value={title}
              onChange={({ currentTarget }) => typed({ title: currentTarget.value })}
              data-autofocus
            />
            {below('title')}
          </div>
          <Group grow align="flex-start">
            <div>
              <NativeSelect
                label="Probability"
                data={grades}
                value={String(probability)}
                onChange={({ currentTarget }) => typed({ probability: Number(currentTarget.value) })}
              />
              {below('probability')}
            </div>
            <div>
              <NativeSelect
                label="Impact"
                data={grades}
                value={String(impact)}
                onChange={({ currentTarget }) => typed({ impact: Number(currentTarget.value) })}
              />
              {below('impact')}
            </div>
          </Group>
          <div>
            <Textarea
              label="Mitigation"
              autosize
              minRows={2}
              maxRows={8}
              maxLength={limits.text}
              value={mitigation}
              onChange={({ currentTarget }) => typed({ mitigation: currentTarget.value })}
            />
            {below('mitigation')}
          </div>
          <FormEnd
            label={risk === 'new' ? 'Add Risk' : 'Save Risk'}
            onCancel={onClose}
            disabled={fields.title === '' || edit.undecided}
            loading={isSaving}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

const pick = ({ title, probability, impact, mitigation }: TestRisk): RiskFields => ({
  title,
  probability,
  impact,
  mitigation,
});
