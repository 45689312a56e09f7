import { complexities, limits, valueCategories, type Complexity, type ValueCategory } from '#contract/vocabulary.ts';
import { complexityLabel } from '#domain/backlog.ts';
import type { ReactNode } from 'react';
import { NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';

export type FeatureText = {
  name: string;
  description: string;
  value_category: ValueCategory;
  complexity: Complexity;
};

/** As the texts that are typed and compared, whoever changed them. */
export const featureTexts = ({ name, description, value_category, complexity }: FeatureText): FeatureText => ({
  name,
  description,
  value_category,
  complexity,
});

export type FeatureProblems = { name?: string | undefined; description?: string | undefined };

type Props = {
  values: FeatureText;
  problems: FeatureProblems;
  onChange: (patch: Partial<FeatureText>) => void;
  /** Inside a planning session a name is enough. */
  descriptionOptional?: boolean;
  /** What stands below a field, such as what another person wrote into it. */
  below?: (field: keyof FeatureText) => ReactNode;
};

/** What is wrong with a feature's texts, in the specification's words; empty when nothing is. */
export const problemsOf = ({ name, description }: FeatureText, descriptionOptional = false): FeatureProblems => ({
  ...(name.trim() === '' && { name: 'Name is required' }),
  ...(description.trim() === '' && !descriptionOptional && { description: 'Description is required' }),
});

/** Name, description, value and size, wherever a feature is typed. */
export function FeatureFields({ values, problems, onChange, descriptionOptional = false, below }: Props) {
  return (
    <>
      <div>
        <TextInput
          label="Name"
          withAsterisk
          required
          data-autofocus
          maxLength={limits.name}
          value={values.name}
          error={problems.name}
          onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
        />
        {below?.('name')}
      </div>
      <div>
        <Textarea
          label="Description"
          withAsterisk={!descriptionOptional}
          required={!descriptionOptional}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={limits.text}
          value={values.description}
          error={problems.description}
          onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
        />
        {below?.('description')}
      </div>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <div>
          <NativeSelect
            label="Value category"
            data={[...valueCategories]}
            value={values.value_category}
            onChange={({ currentTarget }) => onChange({ value_category: currentTarget.value as ValueCategory })}
          />
          {below?.('value_category')}
        </div>
        <div>
          <NativeSelect
            label="Complexity"
            data={complexities.map((value) => ({ value, label: `${value} (${complexityLabel[value]})` }))}
            value={values.complexity}
            onChange={({ currentTarget }) => onChange({ complexity: currentTarget.value as Complexity })}
          />
          {below?.('complexity')}
        </div>
      </SimpleGrid>
    </>
  );
}
