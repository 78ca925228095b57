/// A point in time as clocks of a zone show it.
struct LocalTime: Sendable {
    let date: CivilDate
    let secondOfDay: Int64
    /// 0 for Sunday.
    let dayOfWeek: Int64
    let nanoseconds: Int32

    /// A point in time so many seconds east of UTC.
    init(_ time: TimestampValue, offset: Int32) {
        let (days, rest): (Int64, Int64) = floorDivide(time.seconds + Int64(offset), 86_400)
        date = CivilDate(daysSinceEpoch: days)
        secondOfDay = rest
        // 1970-01-01 was a Thursday.
        dayOfWeek = floorDivide(days + 4, 7).1
        nanoseconds = time.nanoseconds
    }
}
