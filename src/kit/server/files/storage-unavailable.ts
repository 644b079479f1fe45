/** Files can be neither read nor stored at the moment: the server that has them is away, or refuses the portal. */
export class StorageUnavailable extends Error {}
