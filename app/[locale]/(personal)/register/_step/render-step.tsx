import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { FreshOnReturn } from '@/components/form/aids/fresh-on-return'
import { StepNotice } from '@/components/registration/step/step-notice'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { getTranslator } from '@/lib/i18n/translator'
import { requireStep } from '@/lib/registration/guard.server'
import { noticeOf } from '@/lib/registration/notices'
import type { StepId } from '@/lib/site/steps'
import { pageMetadata } from '../../../_shell/page-metadata'
import { withAddressError } from '../../_forms/with-address-error'
import { StepProblem } from './step-problem'
import type { StepProps } from './step-props'

type PageProps = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>
}

/** Opens the step and adds the message that the page's address names, unless the step itself has one. */
async function openContext({ params, searchParams }: PageProps, step: StepId) {
  const locale = requireLocale((await params).locale)
  const context = await requireStep(locale, step)
  return { locale, context: 'kind' in context ? context : withAddressError(context, await searchParams) }
}

export const stepMetadata =
  (step: StepId) =>
  async (props: PageProps): Promise<Metadata> => {
    const { locale, context } = await openContext(props, step)
    const title = getTranslator(locale, 'register')(`steps.${step}.title`)
    const hasErrors = !('kind' in context) && context.draft?.errors !== undefined
    return pageMetadata(locale, title, hasErrors)
  }

/**
 * Builds the page of a step: guard first, then the content, or the outage page (spec §2). Each page passes
 * its own content, so that it loads the scripts of no other step.
 */
export const stepPage = (step: StepId, Content: (props: StepProps) => ReactNode | Promise<ReactNode>) =>
  async function StepPage(props: PageProps) {
    const { locale, context } = await openContext(props, step)
    if ('kind' in context)
      return <StepProblem locale={locale} step={step} requestId={context.problem?.requestId} />
    const notice = noticeOf(await props.searchParams)
    return (
      <>
        {notice && <StepNotice locale={locale} notice={notice} />}
        <Content locale={locale} {...context} />
        <FreshOnReturn />
      </>
    )
  }
