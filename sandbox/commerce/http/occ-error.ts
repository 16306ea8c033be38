import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { OccErrorEntry } from '../../../lib/contract/commerce/error.ts'

/** A refusal in OCC form: thrown anywhere below a route, answered in one place. */
export class OccError extends Error {
  override readonly name = 'OccError'
  readonly status: ContentfulStatusCode
  readonly errors: readonly OccErrorEntry[]
  readonly headers: Readonly<Record<string, string>>
  /** Members that stand beside `errors` in the body. */
  readonly extra: Readonly<Record<string, unknown>>

  constructor(
    status: ContentfulStatusCode,
    errors: readonly OccErrorEntry[],
    { headers = {}, extra = {} }: { headers?: Record<string, string>; extra?: Record<string, unknown> } = {},
  ) {
    super(errors.map(error => error.type).join(', '))
    this.status = status
    this.errors = errors
    this.headers = headers
    this.extra = extra
  }
}

type Details = Omit<OccErrorEntry, 'type' | 'message'>

const refusal =
  (status: ContentfulStatusCode, type: string) =>
  (message: string, details: Details = {}, extra: Record<string, unknown> = {}): OccError =>
    new OccError(status, [{ type, message, ...details }], { extra })

/** The catalogue: status and type belong together, so they are written once. */
export const occError = {
  invalidResource: refusal(400, 'InvalidResourceError'),
  conversion: refusal(400, 'ConversionError'),
  unknownIdentifier: refusal(400, 'UnknownIdentifierError'),
  missingParameter: refusal(400, 'MissingServletRequestParameterError'),
  unreadableBody: refusal(400, 'HttpMessageNotReadableError'),
  cart: refusal(400, 'CartError'),
  saveCart: refusal(400, 'CommerceSaveCartError'),
  cartValidation: refusal(400, 'CartValidationError'),
  cartQuoteAccess: refusal(400, 'CartQuoteAccessError'),
  quoteExpired: refusal(400, 'CommerceQuoteExpirationTimeError'),
  illegalArgument: refusal(400, 'IllegalArgumentError'),
  quoteState: refusal(409, 'QuoteStateError'),
  quoteUnderThreshold: refusal(400, 'QuoteUnderThresholdError'),
  unsupportedCardType: refusal(400, 'UnsupportedCardTypeError'),
  illegalState: refusal(400, 'IllegalStateError'),
  cartEntry: refusal(400, 'CartEntryError'),
  cartAddress: refusal(400, 'CartAddressError'),
  unsupportedDeliveryMode: refusal(400, 'UnsupportedDeliveryModeError'),
  voucherOperation: refusal(400, 'VoucherOperationError'),
  qualification: refusal(400, 'QualificationError'),
  paymentDeclined: refusal(400, 'PaymentDeclinedError'),
  paymentChallenge: refusal(400, 'PaymentChallengeError'),
  cartChanged: refusal(409, 'CartChangedError'),
  consentWithdrawn: refusal(400, 'ConsentWithdrawnError'),
  unsupportedLanguage: refusal(400, 'UnsupportedLanguageError'),
  unsupportedCurrency: refusal(400, 'UnsupportedCurrencyError'),
  invalidToken: refusal(401, 'InvalidTokenError'),
  insufficientAuthentication: refusal(401, 'InsufficientAuthenticationError'),
  forbidden: refusal(403, 'ForbiddenError'),
  notFound: refusal(404, 'NotFoundError'),
  unknownResource: refusal(404, 'UnknownResourceError'),
  notAcceptable: refusal(406, 'HttpMediaTypeNotAcceptableError'),
  addressInUse: refusal(409, 'AddressInUseError'),
  addressBookFull: refusal(409, 'AddressBookFullError'),
  alreadyExists: refusal(409, 'AlreadyExistsError'),
  paymentDetailsInUse: refusal(409, 'PaymentDetailsInUseError'),
  cardLimit: refusal(409, 'CardLimitError'),
  idempotencyConflict: refusal(409, 'IdempotencyConflictError'),
  registrationIncomplete: refusal(409, 'RegistrationIncompleteError'),
  qualificationState: refusal(409, 'QualificationStateError'),
  invoiceState: refusal(409, 'InvoiceStateError'),
  similarOrganizations: refusal(409, 'SimilarOrganizationsError'),
  organizationMerged: refusal(409, 'OrganizationMergedError'),
  openOrders: refusal(409, 'OpenOrdersError'),
  organizationClosed: refusal(409, 'OrganizationClosedError'),
  alreadyDecided: refusal(409, 'AlreadyDecidedError'),
  administratorRequired: refusal(409, 'AdministratorRequiredError'),
  bodyTooLarge: refusal(413, 'PayloadTooLargeError'),
  unsupportedMediaType: refusal(415, 'HttpMediaTypeNotSupportedError'),
  association: refusal(500, 'AssociationError'),
  internal: refusal(500, 'InternalServerError'),
  paymentUnavailable: refusal(503, 'PaymentProviderUnavailableError'),
}

/** One fault of a field; several are answered together by `validationError`. */
export const fieldFault = (
  subject: string,
  reason:
    | 'missing'
    | 'invalid'
    | 'poBox'
    | 'name'
    | 'tooShort'
    | 'tooLarge'
    | 'wrongType'
    | 'malware'
    | 'tooMany'
    | 'expired',
  message: string,
): OccErrorEntry => ({ type: 'ValidationError', message, reason, subject, subjectType: 'parameter' })

export const validationError = (faults: readonly OccErrorEntry[]): OccError => new OccError(400, faults)

export const tooManyRequests = (retryAfterSeconds: number): OccError =>
  new OccError(429, [{ type: 'TooManyRequestsError', message: 'Too many look-ups, try again later.' }], {
    headers: { 'Retry-After': String(retryAfterSeconds) },
  })
