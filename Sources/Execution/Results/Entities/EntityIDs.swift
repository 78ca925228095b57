import ConnectorModel
import JSON

/// Gathers the entity ids of an answer for client caches: the value of `extensions.dataConnect`.
///
/// - Shape: an entry for each object with an id, `{"path":["movies",0,"director"],"entityId":"…"}`, and one for each list of such objects
///   that is not empty, `{"path":["movies"],"entityIds":["…","…"]}`; whatever is around comes before what is in it.
/// - Source: wire protocol, `GraphqlResponseExtensions`. A field without a value is left out: clients take an empty `entityId` for one.
struct EntityIDs {
    /// What is known of a list that is being read; the outermost level is the answer.
    private struct Level {
        /// The ids of its elements, as JSON.
        var ids: [UInt8] = []
        /// The entries of what is in it.
        var entries: [UInt8] = []
    }

    /// Lists in lists, of which the first `depth` are being read; the buffers of others are kept for the next.
    private var levels: [Level] = [Level()]
    private var depth: Int = 0
    /// The way to what is being read, as the inside of a JSON list.
    private var path: [UInt8] = []

    /// The value of `extensions`; nothing where there are no entities.
    var extensions: JSONText? {
        guard !levels[0].entries.isEmpty else { return nil }
        var output: [UInt8] = []
        output.reserveCapacity(levels[0].entries.count + 24)
        output += "{\"dataConnect\":[".utf8
        output += levels[0].entries
        output += "]}".utf8
        return JSONText(utf8: output)
    }

    /// Takes the ids out of a value.
    ///
    /// - Parameter name: the root field that it is the value of; nothing for all the data.
    /// - Errors: bytes that are no JSON; nothing is gathered of them.
    mutating func lift(_ json: JSONText, _ shape: EntityShape, of name: String? = nil) throws(JSONError) -> JSONText {
        let known: Int = levels[0].entries.count
        if let name { _ = enter(Array(name.utf8)) }
        defer { path.removeAll(keepingCapacity: true) }
        do throws(JSONError) {
            return JSONText(utf8: try EntityLift.lift(json.utf8, shape, into: &self))
        } catch {
            depth = 0
            levels[0].entries.removeSubrange(known...)
            throw error
        }
    }

    // MARK: The way

    /// Goes on to a member; gives what to `leave` to.
    mutating func enter(_ name: [UInt8]) -> Int {
        let end: Int = path.count
        if end > 0 { path.append(UInt8(ascii: ",")) }
        path.append(UInt8(ascii: "\""))
        path += name
        path.append(UInt8(ascii: "\""))
        return end
    }

    /// Goes on to an element.
    mutating func enter(_ index: Int) -> Int {
        let end: Int = path.count
        if end > 0 { path.append(UInt8(ascii: ",")) }
        path += String(index).utf8
        return end
    }

    /// Goes back.
    mutating func leave(_ end: Int) { path.removeSubrange(end...) }

    // MARK: Entries

    /// Notes the id of the object that the way leads to.
    mutating func add(_ id: EntityLift.ID) {
        beginEntry(depth)
        levels[depth].entries += "],\"entityId\":\"".utf8
        levels[depth].entries += id
        levels[depth].entries += "\"}".utf8
    }

    /// Begins the list that the way leads to.
    mutating func beginList() {
        depth += 1
        guard depth == levels.count else {
            levels[depth].ids.removeAll(keepingCapacity: true)
            levels[depth].entries.removeAll(keepingCapacity: true)
            return
        }
        levels.append(Level())
    }

    /// Notes the id of an element. One that has none keeps its place: ids belong to elements by index.
    mutating func addElement(_ id: EntityLift.ID?) {
        levels[depth].ids += levels[depth].ids.isEmpty ? "\"".utf8 : ",\"".utf8
        if let id { levels[depth].ids += id }
        levels[depth].ids.append(UInt8(ascii: "\""))
    }

    /// Ends the list: its own entry, and behind it those of what is in it.
    mutating func endList() {
        let around: Int = depth - 1
        if !levels[depth].ids.isEmpty {
            beginEntry(around)
            levels[around].entries += "],\"entityIds\":[".utf8
            levels[around].entries += levels[depth].ids
            levels[around].entries += "]}".utf8
        }
        if !levels[depth].entries.isEmpty {
            if !levels[around].entries.isEmpty { levels[around].entries.append(UInt8(ascii: ",")) }
            levels[around].entries += levels[depth].entries
        }
        depth = around
    }

    private mutating func beginEntry(_ level: Int) {
        levels[level].entries += levels[level].entries.isEmpty ? "{\"path\":[".utf8 : ",{\"path\":[".utf8
        levels[level].entries += path
    }
}
