/** The error of a storage that can be neither read nor written at the moment. */

/** Files can be neither read nor stored at the moment: the server that has them is away, or refuses the portal. */
export class StorageUnavailable extends Error {}
