import 'server-only'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { fetchUserOnce } from '@/lib/backends/commerce/users.server'
import { cookieMapOf } from '@/lib/cookies/cookie-change'
import { sealFormOwner } from '@/lib/forms/form-owner.server'
import { readSession } from '@/lib/session/session.server'
import { loginPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { flowOf, formHref, stepHref } from '@/lib/site/step-paths'
import { ADD_ORGANISATION, type FormId, type StepId } from '@/lib/site/steps'
import { draftOwnerOf } from '@/lib/steps/draft-cookie.server'
import { readMoveNotice } from '../site-handover/move-notice.server'
import type { MoveNotice } from '../site-handover/move-reason'
import { decideForm, decideStep } from './decide-step'
import { type Draft, registrationDrafts } from './drafts/drafts.server'
import { withNotice } from './notices'
import { readRegisteredMarker } from './registered-marker.server'
import { loadVisitor, userOf, type Visitor } from './visitor.server'

const visitorOfPage = cache(async (locale: Locale): Promise<Visitor> => {
  const registeredUser = await readRegisteredMarker(cookieMapOf(await cookies()))
  return loadVisitor(await readSession(), locale, registeredUser, fetchUserOnce)
})

type Outage = Extract<Visitor, { kind: 'unavailable' }>

export type StepContext = {
  visitor: Exclude<Visitor, { kind: 'unavailable' }>
  draft: Draft | undefined
  /** Set where the registration has just continued here from another site. */
  moved?: MoveNotice | undefined
  /** Sealed owner of the form, where a user is signed in and the page has a form for signed-in users. */
  formOwner: string | undefined
}

/**
 * Opens the page of a step. A visitor who may not enter it is redirected to the step that is open to them
 * (spec §2). An outage is returned as a result of its own, so that the page shows it and no user counts as
 * signed out. Runs once per request, because a draft's errors are shown once.
 */
export const requireStep = cache(async (locale: Locale, step: StepId): Promise<StepContext | Outage> => {
  const visitor = await visitorOfPage(locale)
  if (visitor.kind === 'unavailable') return visitor
  const decision = decideStep(flowOf(locale), step, visitor.progress)
  if (decision.kind === 'redirect') redirect(stepHref(locale, decision.to))
  return openContext(visitor, step)
})

/**
 * Opens the page on which an organization is added to a complete account. Visitors sign in first; users with
 * an incomplete registration complete it first.
 */
export const requireAddOrganisation = cache(async (locale: Locale): Promise<StepContext | Outage> => {
  const visitor = await visitorOfPage(locale)
  if (visitor.kind === 'unavailable') return visitor
  if (visitor.kind === 'anonymous') redirect(loginPath(locale, formHref(locale, ADD_ORGANISATION)))
  const decision = decideForm(flowOf(locale), ADD_ORGANISATION, visitor.progress)
  if (decision.kind === 'redirect') redirect(withNotice(stepHref(locale, decision.to), 'unfinished'))
  return openContext(visitor, ADD_ORGANISATION)
})

/**
 * Whether the form gets a sealed owner. The sign-up form is for users who are not signed in, and the
 * confirmation has no form; sealing takes time.
 */
const hasMarkedForm = (form: StepId | FormId): boolean => form !== 'register' && form !== 'registered'

async function openContext(visitor: StepContext['visitor'], form: StepId | FormId): Promise<StepContext> {
  const sent = cookieMapOf(await cookies())
  const user = userOf(visitor)
  const owner = await draftOwnerOf(user, sent)
  return {
    visitor,
    draft: owner && (await registrationDrafts.open(owner, form, sent)),
    moved: readMoveNotice(await headers()),
    formOwner: user !== undefined && hasMarkedForm(form) ? await sealFormOwner(user) : undefined,
  }
}
