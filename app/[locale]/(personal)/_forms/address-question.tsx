import type { ReactNode } from 'react'
import { AddressReview } from '@/components/registration/questions/address-review'
import type { StepFormModel } from '@/components/registration/step/form-model'
import { type AddressLists, loadAddressLists } from '@/lib/registration/reference.server'
import type { Review } from '@/lib/registration/review'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { getSite, type Locale } from '@/lib/site/sites'

type Question = { locale: Locale; model: StepFormModel; review: Extract<Review, { kind: 'address' }> }

/** The question which address to use, on the page whose verification raised it (spec §4). */
export async function addressQuestion(question: Question): Promise<Result<ReactNode, Problem>> {
  const { locale, review } = question
  const lists = await loadAddressLists(locale, review.entered.country, getSite(locale).defaultCountry)
  return lists.ok ? ok(<AddressReview {...question} names={namesOf(lists.value)} />) : lists
}

/** Names of the countries and regions of an address form by code. */
export const namesOf = ({ countries, regions }: AddressLists): Readonly<Record<string, string>> =>
  Object.fromEntries([...countries, ...regions].map(({ code, name }) => [code, name]))
