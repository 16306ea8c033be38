import { z } from 'zod'
import type { CommerceRequest } from '../http/environment.ts'
import { TEMPLATE_VERSION, TEMPLATES } from './template.ts'

const HEADER = 'X-Anonymous-Consents'

const statedSchema = z.array(
  z.object({
    templateCode: z.string(),
    templateVersion: z.number(),
    consentState: z.enum(['GIVEN', 'WITHDRAWN']).nullable().catch(null),
  }),
)

/** What the caller says that its user has chosen; a header that cannot be read says nothing. */
const readStated = (request: CommerceRequest): z.infer<typeof statedSchema> => {
  try {
    return statedSchema.parse(JSON.parse(decodeURIComponent(request.req.header(HEADER) ?? '')))
  } catch {
    return []
  }
}

/**
 * Anonymous users keep their choices themselves. The header of the answer repeats those that are about the
 * wording of now, and names what is still to be chosen.
 */
export const answerAnonymousConsents = (request: CommerceRequest): void => {
  const stated = readStated(request)
  const choices = TEMPLATES.map(
    template =>
      stated.find(
        ({ templateCode, templateVersion }) =>
          templateCode === template && templateVersion === TEMPLATE_VERSION,
      ) ?? { templateCode: template, templateVersion: TEMPLATE_VERSION, consentState: null },
  )
  request.header(HEADER, encodeURIComponent(JSON.stringify(choices)))
}
