import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { ServiceProblem } from '@/components/registration/service-problem'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { getTranslator } from '@/lib/i18n/translator'
import { requireStep } from '@/lib/registration/guard.server'
import { refusalMessageOf } from '@/lib/registration/refuse-step.server'
import { stepHref } from '@/lib/registration/step-paths'
import type { StepId } from '@/lib/registration/steps'
import { ContactAddressStep } from './contact-address-step'
import { OrganisationStep } from './organisation-step'
import { PersonalInfoStep } from './personal-info-step'
import { RegisteredStep } from './registered-step'
import { SignUpStep } from './sign-up-step'
import type { StepProps } from './step-props'

type PageProps = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>
}

/** The visit, with the message that the page's address asks for where the step itself has none. */
async function openVisit({ params, searchParams }: PageProps, step: StepId) {
  const locale = requireLocale((await params).locale)
  const visit = await requireStep(locale, step)
  const code = refusalMessageOf(await searchParams)
  if ('kind' in visit || visit.draft?.errors !== undefined || code === undefined) return { locale, visit }
  const errors = { fieldErrors: [], formErrors: [{ code }] }
  return { locale, visit: { ...visit, draft: { values: {}, ...visit.draft, errors } } }
}

/** Content of each step; a further step does not compile until it has one. */
const CONTENT = {
  register: SignUpStep,
  'personal-info': PersonalInfoStep,
  'contact-address': ContactAddressStep,
  organisation: OrganisationStep,
  registered: RegisteredStep,
} satisfies Record<StepId, (props: StepProps) => ReactNode | Promise<ReactNode>>

export const stepMetadata =
  (step: StepId) =>
  async (props: PageProps): Promise<Metadata> => {
    const { locale, visit } = await openVisit(props, step)
    const title = getTranslator(locale, 'register')(`steps.${step}.title`)
    const hasErrors = !('kind' in visit) && visit.draft?.errors !== undefined
    return {
      title: hasErrors ? getTranslator(locale, 'common')('errorTitlePrefix', { title }) : title,
      robots: { index: false },
    }
  }

/** The page of a step: guard first, then its content, or the screen of an outage (spec §2). */
export const stepPage = (step: StepId) =>
  async function StepPage(props: PageProps) {
    const { locale, visit } = await openVisit(props, step)
    if ('kind' in visit)
      return <ServiceProblem locale={locale} retryHref={stepHref(locale, step)} {...visit} />
    const Content = CONTENT[step]
    return <Content locale={locale} {...visit} />
  }
