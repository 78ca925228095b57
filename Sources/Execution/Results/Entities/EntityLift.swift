import ConnectorModel
import JSON

/// Takes the members `"#"` out of a result: one pass along the shape of what was selected, beside the bytes.
///
/// What the shape does not know is passed over without being looked into: it has the author's or a user's JSON in it, where `"#"` is a name
/// like any other. What is kept is copied in pieces as long as can be, byte for byte.
struct EntityLift {
    /// The bytes of an id.
    typealias ID = Slice<UnsafeBufferPointer<UInt8>>

    private var scanner: JSONScanner
    /// Up to where the source was copied.
    private var copied: Int = 0
    private var output: [UInt8] = []

    /// The bytes without the ids, which are gathered.
    static func lift(
        _ source: [UInt8], _ shape: EntityShape, into ids: inout EntityIDs
    ) throws(JSONError) -> [UInt8] {
        try source.withUnsafeBufferPointer { bytes throws(JSONError) -> [UInt8] in
            var lift: EntityLift = EntityLift(scanner: JSONScanner(bytes))
            lift.output.reserveCapacity(bytes.count)
            try lift.value(shape, &ids)
            lift.copy(upTo: bytes.count)
            return lift.output
        }
    }

    private mutating func copy(upTo end: Int) {
        if end > copied { output += scanner.bytes[copied..<end] }
    }

    private mutating func value(_ shape: EntityShape, _ ids: inout EntityIDs) throws(JSONError) {
        let opening: UInt8 = try scanner.next()
        switch (shape.isList, opening) {
        case (false, UInt8(ascii: "{")):
            if let id: ID = try beginObject(shape) { ids.add(id) }
            try members(shape, &ids)
        case (true, UInt8(ascii: "[")): try list(shape, &ids)
        default: try scanner.skipValue()
        }
    }

    private mutating func list(_ shape: EntityShape, _ ids: inout EntityIDs) throws(JSONError) {
        ids.beginList()
        scanner.offset += 1
        var index: Int = 0
        while try scanner.hasElement(index, before: UInt8(ascii: "]")) {
            try element(shape, index, &ids)
            index += 1
        }
        ids.endList()
    }

    private mutating func element(_ shape: EntityShape, _ index: Int, _ ids: inout EntityIDs) throws(JSONError) {
        guard try scanner.next() == UInt8(ascii: "{") else {
            try scanner.skipValue()
            if shape.hasID { ids.addElement(nil) }
            return
        }
        let id: ID? = try beginObject(shape)
        if shape.hasID { ids.addElement(id) }
        guard !shape.members.isEmpty else { return try scanner.skipRest() }
        let end: Int = ids.enter(index)
        try members(shape, &ids)
        ids.leave(end)
    }

    /// Enters an object; gives its id.
    private mutating func beginObject(_ shape: EntityShape) throws(JSONError) -> ID? {
        scanner.offset += 1
        guard shape.hasID, try scanner.next() == UInt8(ascii: "\""), scanner.isAtID else { return nil }
        return try takeID()
    }

    /// Walks the members to the end of the object. They come in the order of the selection; those that are left out of the answer are
    /// not there.
    private mutating func members(_ shape: EntityShape, _ ids: inout EntityIDs) throws(JSONError) {
        var expected: Int = 0
        var index: Int = 0
        while expected < shape.members.count {
            guard try scanner.hasElement(index, before: UInt8(ascii: "}")) else { return }
            index += 1
            let name: Range<Int> = try scanner.name()
            guard let member: Int = shape.index(of: name, in: scanner.bytes, from: expected) else {
                try scanner.skipValue()
                continue
            }
            expected = member + 1
            let end: Int = ids.enter(shape.members[member].name)
            try value(shape.members[member].shape, &ids)
            ids.leave(end)
        }
        try scanner.skipRest()
    }

    /// Reads the member that begins here, and leaves it out of what is copied, with the comma behind it.
    private mutating func takeID() throws(JSONError) -> ID {
        copy(upTo: scanner.offset)
        _ = try scanner.name()
        guard try scanner.next() == UInt8(ascii: "\"") else {
            throw JSONError("an entity id was expected", at: scanner.offset)
        }
        let start: Int = scanner.offset + 1
        try scanner.skipString()
        let end: Int = scanner.offset - 1
        if try scanner.next() == UInt8(ascii: ",") {
            scanner.offset += 1
            _ = try scanner.next()
        }
        copied = scanner.offset
        return scanner.bytes[start..<end]
    }
}

extension EntityShape {
    /// The place of a member with that name, none before `first`.
    fileprivate func index(of name: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, from first: Int) -> Int? {
        members[first...].firstIndex { member in
            member.name.count == name.count && member.name.elementsEqual(bytes[name])
        }
    }
}
