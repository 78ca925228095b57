import ConnectorModel
import SchemaModel

/// Where the ids stand that plans have the database add.
extension RootRead {
    /// The shape of the root field's value; nothing without entities in it.
    var entities: EntityShape? {
        switch kind {
        case .lookup(let object, _): object.entities()
        case .first(let list): list.object.entities()
        case .list(let list): list.object.entities(isList: true)
        case .native, .typename: nil
        }
    }
}

extension [RootRead] {
    /// The shape of an object of these root fields.
    var entities: EntityShape? {
        let members: [EntityShape.Member] = compactMap { read in
            read.entities.map { EntityShape.Member(name: read.responseName, shape: $0) }
        }
        return members.isEmpty ? nil : EntityShape(hasID: false, members: members)
    }
}

extension ObjectPlan {
    fileprivate func entities(isList: Bool = false) -> EntityShape? {
        let hasID: Bool = fields.first?.responseName == EntityShape.idName
        let members: [EntityShape.Member] = fields.compactMap { field in
            field.entities.map { EntityShape.Member(name: field.responseName, shape: $0) }
        }
        return hasID || !members.isEmpty ? EntityShape(isList: isList, hasID: hasID, members: members) : nil
    }
}

extension FieldPlan {
    fileprivate var entities: EntityShape? {
        switch kind {
        case .reference(_, let object), .inverse(_, let object): object.entities()
        case .list(let list): list.object.entities(isList: true)
        case .column, .typename, .aggregate, .metadata, .entityID: nil
        }
    }
}

extension RootWrite {
    /// The shape of the root field's value where keys are answered with ids: a key, a list of them, or what a query reads.
    var entities: EntityShape? {
        switch kind {
        case .insert(_, _, let isMany), .upsert(_, _, let isMany): EntityShape(isList: isMany, hasID: true)
        case .update(_, let selection, _), .delete(_, let selection):
            selection.isOfOneRow ? EntityShape(hasID: true) : nil
        case .query(let reads): reads.entities
        case .native, .typename: nil
        }
    }
}

extension WriteSelection {
    /// Whether the answer is a key, and not a number of rows.
    fileprivate var isOfOneRow: Bool {
        switch self {
        case .key, .first: true
        case .filter, .all: false
        }
    }
}
