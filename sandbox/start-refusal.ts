/** A reason not to start that the operator can act on: printed as one line, without a stack. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal'
}
