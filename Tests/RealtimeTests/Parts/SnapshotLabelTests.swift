import Realtime
import Testing

@Suite struct SnapshotLabelTests {
    @Test func readsPostgreSQLsText() {
        #expect(SnapshotLabel("10:20:12,15")?.inProgress == [12, 15])
        #expect(SnapshotLabel("10:10:")?.inProgress == [])
        for text in ["", "10:20", "10:x:", "10:20:1,y", "1:2:3:4"] { #expect(SnapshotLabel(text) == nil) }
    }

    @Test func seesWhatHadEnded() throws {
        let label: SnapshotLabel = try #require(SnapshotLabel("10:20:12,15"))
        #expect(
            [9, 10, 11, 12, 15, 19, 20].map { label.isVisible($0) } == [true, true, true, false, false, true, false])
    }

    @Test func isOrderedInTime() throws {
        let labels: [SnapshotLabel] = try ["10:20:12,15", "12:20:15", "20:20:", "20:21:20", "21:21:"].map {
            try #require(SnapshotLabel($0))
        }
        for (earlier, label) in labels.enumerated() {
            for (later, other) in labels.enumerated() { #expect(label.isOlder(than: other) == (earlier < later)) }
        }
    }
}
