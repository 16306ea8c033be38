import type { Review } from './review'

/** A field of the form, and what is wrong with it where a back end has found that out. */
export type QuestionField = { name: string; code?: string }

/** The field that a question is about: who goes back to the form puts that one right. */
export function questionField(review: Review): QuestionField {
  switch (review.kind) {
    case 'address':
      return review.result === 'NOT_VERIFIED' ? { name: 'street', code: 'notConfirmed' } : { name: 'street' }
    case 'organisationNotFound':
      return { name: 'customerAccountNumber', code: 'notFound' }
    case 'confirmOrganisation':
    case 'mergedOrganisation':
      return { name: 'customerAccountNumber' }
    case 'alreadyAssociated':
    case 'cannotAssociate':
      return { name: 'choice' }
    case 'organisationExists':
      return { name: 'name', code: 'exists' }
    case 'similarOrganisations':
      return { name: 'name' }
    case 'qglobalFound':
      return { name: 'qglobalAccountNumber' }
    case 'qglobalNotFound':
      return { name: 'qglobalAccountNumber', code: 'notFound' }
    case 'qglobalNotAuthorised':
      return { name: 'qglobalAccountNumber', code: 'notAuthorised' }
  }
}
