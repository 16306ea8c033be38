import { organisationContent } from '../../_forms/organisation-content'
import { StepProblem } from './step-problem'
import type { StepProps } from './step-props'
import { StepScreen } from './step-screen'

/** The step for the organization, or its open question (spec §4). */
export async function OrganisationStep({ moved, ...context }: StepProps) {
  const { locale, visitor } = context
  const step = 'organisation'
  const content = await organisationContent({ ...context, form: step })
  if (!content.ok) return <StepProblem locale={locale} step={step} requestId={content.error.requestId} />
  return (
    <StepScreen locale={locale} step={step} facts={visitor.progress.facts} moved={moved}>
      {content.value}
    </StepScreen>
  )
}
