import { z } from 'zod'
import {
  qualificationListSchema,
  qualificationSchema,
} from '../../../../lib/contract/commerce/qualification/qualification.ts'
import { createCommerceControlRoutes } from '../../../../sandbox/commerce/control-routes.ts'
import { type CommerceHarness, createHarness, readExactly } from '../commerce-harness.ts'

export const MIRA = { as: 'uid-mira' }
export const OTTO = { as: 'uid-otto' }
export const PATH = '/users/current/qualifications'
export const DAY = 86_400

export const DEGREE = {
  kind: 'degree',
  detail: {
    degree: { code: 'doctorate' },
    fieldOfStudy: 'Clinical psychology',
    institution: 'University of Westmere',
    country: { isocode: 'US' },
    yearAwarded: 2015,
  },
}
export const LICENCE = {
  kind: 'certification',
  detail: {
    certification: { code: 'speech-language-licence' },
    issuingBody: 'State board',
    number: 'SL-4471',
    expiresOn: '2027-01-31',
  },
}
export const UNLISTED = {
  kind: 'accredited-institution',
  detail: { institution: { name: 'Corvane Institute' }, role: 'Psychologist' },
}

/** A commerce service that accepts every kind of evidence. */
export const createQualificationHarness = (): CommerceHarness => {
  const commerce = createHarness()
  for (const kind of ['degree', 'certification', 'accredited-institution', 'organisation'])
    commerce.setFlag(`my-account-qualifications-${kind}`, true)
  return commerce
}

/** Calls about qualifications, made to the harness that is currently in use; by default Mira's. */
export const qualificationCalls = (commerce: () => CommerceHarness) => {
  const list = async (who = MIRA) => readExactly(await commerce().us(PATH, who), qualificationListSchema)

  const create = (body: unknown, who = MIRA, headers = {}) => commerce().us(PATH, { ...who, body, headers })

  const created = async (body: unknown) => readExactly(await create(body), qualificationSchema, 201)

  const sent = (evidence: object) => created({ ...evidence, statementAccepted: true })

  const upload = async (id: string, { content = '%PDF-1.7', fields = {}, who = MIRA } = {}) => {
    const form = new FormData()
    form.append('document', new File([content], 'licence.pdf'))
    for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
    const packed = new Response(form)
    const headers = { 'content-type': packed.headers.get('content-type') ?? '' }
    const body = await packed.text()
    return commerce().us(`${PATH}/${id}/documents`, { ...who, method: 'POST', body, headers })
  }

  const control = async (id: string, step: unknown) => {
    const options = { method: 'PUT', body: JSON.stringify(step) }
    return (await createCommerceControlRoutes(commerce().context).request(`/qualifications/${id}`, options))
      .status
  }

  const level = async () => {
    const answer = await commerce().us('/users/current?fields=FULL', MIRA)
    return z.object({ qualification: z.object({ level: z.string() }) }).parse(await answer.json())
      .qualification.level
  }

  return { list, create, created, sent, upload, control, level }
}
