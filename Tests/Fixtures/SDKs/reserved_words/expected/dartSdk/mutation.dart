part of 'reserved_words.dart';

class MutationVariablesBuilder {

  final FirebaseDataConnect _dataConnect;

  MutationVariablesBuilder(this._dataConnect);

  Deserializer<MutationData> dataDeserializer = (dynamic json) => MutationData.fromJson(jsonDecode(json));

  /// Runs it once.
  Future<OperationResult<MutationData, void>> execute() {
    return ref().execute();
  }

  /// A reference to it, with its variables.
  MutationRef<MutationData, void> ref() {
    return _dataConnect.mutation(
      'Mutation',
      dataDeserializer,
      emptySerializer,
      null,
    );
  }
}

@immutable
class MutationTypeInsert {
  final String id;

  MutationTypeInsert.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final MutationTypeInsert otherTyped = other as MutationTypeInsert;
    return this.id == otherTyped.id;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    return json;
  }

  MutationTypeInsert({
    required this.id,
  });
}

@immutable
class MutationData {
  final MutationTypeInsert type_insert;

  MutationData.fromJson(dynamic json) :
    type_insert = MutationTypeInsert.fromJson(json['type_insert']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final MutationData otherTyped = other as MutationData;
    return this.type_insert == otherTyped.type_insert;
  }

  @override
  int get hashCode => Object.hashAll([type_insert.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['type_insert'] = this.type_insert.toJson();
    return json;
  }

  MutationData({
    required this.type_insert,
  });
}
