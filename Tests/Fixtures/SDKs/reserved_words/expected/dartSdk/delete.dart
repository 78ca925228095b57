part of 'reserved_words.dart';

class DeleteVariablesBuilder {
  String id;

  final FirebaseDataConnect _dataConnect;

  DeleteVariablesBuilder(this._dataConnect, {required this.id});

  Deserializer<DeleteData> dataDeserializer = (dynamic json) => DeleteData.fromJson(jsonDecode(json));
  Serializer<DeleteVariables> varsSerializer = (DeleteVariables vars) => jsonEncode(vars.toJson());

  /// Runs it once.
  Future<OperationResult<DeleteData, DeleteVariables>> execute() {
    return ref().execute();
  }

  /// A reference to it, with its variables.
  MutationRef<DeleteData, DeleteVariables> ref() {
    return _dataConnect.mutation(
      'delete',
      dataDeserializer,
      varsSerializer,
      DeleteVariables(
        id: id,
      ),
    );
  }
}

@immutable
class DeleteTypeDelete {
  final String id;

  DeleteTypeDelete.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final DeleteTypeDelete otherTyped = other as DeleteTypeDelete;
    return this.id == otherTyped.id;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    return json;
  }

  DeleteTypeDelete({
    required this.id,
  });
}

@immutable
class DeleteData {
  final DeleteTypeDelete? type_delete;

  DeleteData.fromJson(dynamic json) :
    type_delete = json['type_delete'] == null ? null : DeleteTypeDelete.fromJson(json['type_delete']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final DeleteData otherTyped = other as DeleteData;
    return this.type_delete == otherTyped.type_delete;
  }

  @override
  int get hashCode => Object.hashAll([type_delete.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.type_delete != null) {
      json['type_delete'] = this.type_delete!.toJson();
    }
    return json;
  }

  DeleteData({
    this.type_delete,
  });
}

@immutable
class DeleteVariables {
  final String id;

  @Deprecated('Variables are only sent.')
  DeleteVariables.fromJson(Map<String, dynamic> json) :
    id = nativeFromJson<String>(json['id']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final DeleteVariables otherTyped = other as DeleteVariables;
    return this.id == otherTyped.id;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    return json;
  }

  DeleteVariables({
    required this.id,
  });
}
