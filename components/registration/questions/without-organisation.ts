import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import type { StepFormModel } from '../step/form-model'
import type { ReviewAction } from './review-form'

/** Action that continues without an organization; undefined where one is added to an account. */
export const withoutOrganisation = (
  locale: Locale,
  { adds }: Pick<StepFormModel, 'adds'>,
): readonly ReviewAction[] =>
  adds
    ? []
    : [
        {
          intent: 'without-organisation',
          label: getTranslator(locale, 'organisation')('choice.none.label'),
          variant: 'secondary',
        },
      ]
