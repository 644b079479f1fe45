import { additionalResponsibilities } from '#network/responsibilities/contract/additional-responsibilities.ts'
import { firstOf, type Samples } from '#testing/fixtures/samples.ts'

export const responsibilitySamples: Samples = {
  // With evidence, whose file has a long name.
  'responsibilities/additional/$id': async ({ viewer }) =>
    firstOf(await viewer.send(additionalResponsibilities.list, { status: 'SUBMITTED', sortBy: 'due_on' })),
}
